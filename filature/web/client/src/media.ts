/* The system says whether it prefers dark, more contrast, less motion; somebody may prefer otherwise
 * here. The style sheets ask the system in one place each (`@media`): those questions are answered
 * here instead, so that a preference holds for every part of the page, boards included.
 */
export interface Wishes {
  dark: boolean | null;
  contrast: boolean | null;
  still: boolean | null;
}

const ALWAYS = "(min-width: 0px)";
const NEVER = "(max-width: 0px)";

const QUESTIONS: [RegExp, keyof Wishes][] = [
  [/\(prefers-color-scheme:\s*dark\)/g, "dark"],
  [/\(prefers-contrast:\s*more\)/g, "contrast"],
  [/\(prefers-reduced-motion:\s*reduce\)/g, "still"],
];

const asked = new WeakMap<CSSMediaRule, string>();
let wishes: Wishes = { dark: null, contrast: null, still: null };
let watching = false;

function answer(text: string): string {
  return QUESTIONS.reduce((now, [question, name]) => {
    const wish = wishes[name];
    return wish === null ? now : now.replace(question, wish ? ALWAYS : NEVER);
  }, text);
}

function go(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const original = asked.get(rule) ?? rule.media.mediaText;
      if (QUESTIONS.some(([question]) => new RegExp(question.source).test(original))) {
        asked.set(rule, original);
        const now = answer(original);
        if (rule.media.mediaText !== now) rule.media.mediaText = now;
      }
    }
    if (rule instanceof CSSGroupingRule) go(rule.cssRules);
  }
}

function all(): void {
  for (const sheet of document.styleSheets) go(sheet.cssRules);
}

/** Have these wishes answered wherever the system would be asked; null leaves it to the system. */
export function follow(wanted: Wishes): void {
  wishes = wanted;
  all();
  const root = document.documentElement.style;
  root.colorScheme = wanted.dark === null ? "" : wanted.dark ? "dark" : "light";
  if (watching) return;
  watching = true;
  // Parts of the page that come later bring their own sheets.
  new MutationObserver((changes) => {
    for (const change of changes) {
      for (const node of change.addedNodes) {
        if (node instanceof HTMLLinkElement) node.addEventListener("load", all);
        if (node instanceof HTMLStyleElement) all();
      }
    }
  }).observe(document.head, { childList: true });
}

/** Tell whether motion is to rest, by the system or by preference. */
export function still(): boolean {
  return wishes.still ?? matchMedia("(prefers-reduced-motion: reduce)").matches;
}
