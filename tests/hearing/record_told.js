/* Keeps what the page tells a screen reader: whatever is added to a live region, in order. */
window.told = [];
(() => {
  const spoken = "[aria-live=polite], [aria-live=assertive], [role=status], [role=alert]";
  const region = (node) => (node instanceof Element ? node : node.parentElement)?.closest("[aria-live], [role=status], [role=alert]");
  const keep = (where, text) => {
    const said = text.replace(/\s+/g, " ").trim();
    const urgent = where.getAttribute("aria-live") === "assertive" || where.getAttribute("role") === "alert";
    if (said) window.told.push({ at: Date.now() / 1000, urgent, text: said });
  };
  new MutationObserver((changes) => {
    const whole = new Set();
    for (const { type, target, addedNodes } of changes) {
      const where = region(target);
      if (!where?.matches(spoken)) continue;
      const nodes = type === "characterData" ? [target] : [...addedNodes];
      const atomic = target.parentElement?.closest("[aria-atomic=true]") ?? (where.matches("[aria-atomic=true]") ? where : null);
      for (const node of nodes) {
        if (node.nodeType === Node.COMMENT_NODE || !node.isConnected) continue;
        const text = atomic ?? node;
        if ([...whole].some((one) => one.contains(text))) continue;
        whole.add(text);
        keep(where, text.textContent);
      }
    }
  }).observe(document, { childList: true, characterData: true, subtree: true });
})();
