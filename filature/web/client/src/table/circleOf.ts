/* The way from a table to what it belongs to. */
import type { TableInfo } from "../generated/wire";
import { circlePath, eventPath } from "../router.svelte";

/** Where a table's event or circle is, and what the link says; null for a table of neither. */
export function circleOf({ circle }: Pick<TableInfo, "circle">): { path: string; name: "ui-to-event" | "ui-to-circle" } | null {
  if (!circle) return null;
  return circle.event ? { path: eventPath(circle.id, circle.event), name: "ui-to-event" } : { path: circlePath(circle.id), name: "ui-to-circle" };
}
