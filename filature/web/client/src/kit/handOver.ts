/** Hand a file to the person, under a name. */
export function handOver(name: string, content: string, type: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([content], { type }));
  link.download = name;
  link.click();
  // The browser reads it a moment later.
  window.setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
