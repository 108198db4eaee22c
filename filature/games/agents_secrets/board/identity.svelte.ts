/* Whether the viewer's own identity is hidden from people nearby. */
export const identity = $state({ hidden: false });
