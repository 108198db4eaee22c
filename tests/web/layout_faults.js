/* Finds what is wrong with the layout of the page as it stands, without touching it.
 *
 * Returns a list of {kind, where, says}: what, where (a short selector and the text), and the
 * numbers, in words. It looks at what can be seen: parts scrolled out of their box do not count,
 * and of an open modal dialog only the dialog. Texts for screen readers alone (`.unseen`) are left
 * out, and pictures but for the size of what is written on them (unless nothing on it is to be
 * read: `role=img` with its words, `data-picture` on a cover); what lies on something else on
 * purpose, such as a stamp, says so with `data-laid-over`.
 *
 * options.text: the text size set in the page, in per cent; options.oneScreen: the page must not
 * scroll at all.
 */
(options) => {
    const SMALLEST_TEXT = 13;
    const SMALLEST_TARGET = 44;
    const SLACK = 1;  // px that rounding may cost
    const LOWEST_SCROLLER = 64;  // px of a part that scrolls: less shows no two lines
    const LONGEST_WORD = 24;  // letters; an address may be broken anywhere

    const faults = [];
    const zoom = e => e.currentCSSZoom ?? 1;
    const top = document.querySelector("dialog:modal") ?? document.body;
    const round = n => Math.round(n * 10) / 10;

    // -- words -------------------------------------------------------------------------------
    const excerpt = text => {
        const plain = text.replace(/\s+/g, " ").trim();
        return plain.length > 40 ? `${plain.slice(0, 39)}…` : plain;
    };
    const called = e => {
        const own = [...e.classList].filter(c => !/-[0-9a-z]{5,7}$/.test(c)).slice(0, 2);
        return e.tagName.toLowerCase() + (e.id && !/^c?\d|^s\d/.test(e.id) ? `#${e.id}` : "")
            + own.map(c => `.${c}`).join("");
    };
    const place = e => {
        const path = [];
        for (let at = e; at && at !== document.body && path.length < 3; at = at.parentElement) {
            path.unshift(called(at));
            if (at.id) break;
        }
        return path.join(" > ");
    };
    const add = (kind, e, text, says) =>
        faults.push({kind, where: `${place(e)} “${excerpt(text)}”`, says});

    // -- boxes -------------------------------------------------------------------------------
    const styles = new Map();
    const style = e => {
        let found = styles.get(e);
        if (!found) styles.set(e, found = getComputedStyle(e));
        return found;
    };
    const boxOf = r => ({left: r.left, top: r.top, right: r.right, bottom: r.bottom});
    const within = (a, b) => ({
        left: Math.max(a.left, b.left), top: Math.max(a.top, b.top),
        right: Math.min(a.right, b.right), bottom: Math.min(a.bottom, b.bottom),
    });
    const wide = r => r.right - r.left;
    const high = r => r.bottom - r.top;
    const empty = r => wide(r) <= 0 || high(r) <= 0;
    /** The box inside the borders of an element: what it clips to. */
    const inside = e => {
        const box = e.getBoundingClientRect();
        const by = zoom(e);
        const left = box.left + e.clientLeft * by;
        const up = box.top + e.clientTop * by;
        return {left, top: up, right: left + e.clientWidth * by, bottom: up + e.clientHeight * by};
    };
    const holdsAbsolute = s => s.position !== "static" || s.transform !== "none"
        || s.filter !== "none" || s.containerType?.includes("size") || /paint|layout|strict|content/.test(s.contain);
    /** The boxes that clip what is in an element, from the inside out. */
    const clips = new Map();
    const clipsOf = e => {
        if (!e || e === document.documentElement) return [];
        if (clips.has(e)) return clips.get(e);
        const s = style(e);
        let outside = e.parentElement;
        if (s.position === "fixed") outside = null;
        if (s.position === "absolute") {
            while (outside && !holdsAbsolute(style(outside))) outside = outside.parentElement;
        }
        const own = [];
        if (e !== document.body && (s.overflowX !== "visible" || s.overflowY !== "visible")
                && s.display !== "inline" && s.display !== "contents") {
            own.push({e, box: inside(e), x: s.overflowX, y: s.overflowY});
        }
        const all = [...own, ...clipsOf(outside)];
        clips.set(e, all);
        return all;
    };
    const scrolls = how => how === "auto" || how === "scroll";
    const cuts = how => how === "hidden" || how === "clip";
    /** What is seen of a box inside an element: now (`seen`), and with what scrolls around it
     * scrolled to it (`whole`, up to that `scroller`); and what cuts it off for good (`cut`). */
    const seenOf = (box, e) => {
        let seen = box;
        let whole = box;
        let cut = null;
        let scroller = null;
        for (const clip of clipsOf(e)) {
            const least = within(whole, clip.box);
            const short = wide(whole) - wide(least) > SLACK && cuts(clip.x);
            const low = high(whole) - high(least) > SLACK && cuts(clip.y);
            if (!scroller && (short || low)) cut ??= clip;
            if (scrolls(clip.x) || scrolls(clip.y)) scroller ??= clip.e;
            if (!scroller) whole = least;
            seen = within(seen, clip.box);
        }
        return {box, seen, whole, cut, scroller};
    };

    const PICTURE = "svg, [role=img], canvas";
    const LEFT_OUT = ".unseen, [hidden], script, style, noscript, option, template, [inert]";
    /** Whether something is only for screen readers: clipped to nothing on purpose. */
    const unseen = new Map();
    const forEars = e => {
        if (!e || e === document.body) return false;
        if (!unseen.has(e)) {
            const {position, overflowX, clipPath} = style(e);
            const tiny = e.clientWidth <= 1 && e.clientHeight <= 1 && overflowX !== "visible";
            const gone = position === "absolute" && (tiny || clipPath === "inset(50%)");
            unseen.set(e, gone || forEars(e.parentElement));
        }
        return unseen.get(e);
    };
    const laidOver = e => e.closest("[data-laid-over]");
    /** Whether something stays at the edge of the part that scrolls below it, as a heading may. */
    const sticks = (e, scroller) => {
        for (let at = e; at && at !== scroller; at = at.parentElement) {
            if (style(at).position === "sticky" && !/, 0\)$|^transparent$/.test(style(at).backgroundColor)) return scroller !== null;
        }
        return false;
    };
    const shows = e => e.checkVisibility({opacityProperty: true, visibilityProperty: true});

    // -- texts -------------------------------------------------------------------------------
    const texts = [];
    const walk = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const e = node.parentElement;
        if (!node.data.trim() || e.closest(LEFT_OUT) || e.closest(PICTURE) || !shows(e) || forEars(e)) continue;
        range.selectNodeContents(node);
        const lines = [...range.getClientRects()].filter(r => r.width > 0 && r.height > 0).map(boxOf);
        if (!lines.length) continue;
        texts.push({node, e, lines, text: node.data.trim()});
    }

    /** The letters of a line, without the room that a font keeps above and below them. */
    const letters = line => {
        const room = high(line) * 0.22;
        return {...line, top: line.top + room, bottom: line.bottom - room};
    };
    /** The element that makes the lines of a text: the nearest that is not inline. */
    const blockOf = e => {
        let at = e;
        while (at.parentElement && ["inline", "contents"].includes(style(at).display)) at = at.parentElement;
        return at;
    };
    const fullTextNear = (e, text) => {
        const wanted = text.replace(/\s+/g, " ").toLowerCase();
        for (let at = e, up = 0; at && up < 4; at = at.parentElement, up++) {
            for (const name of ["title", "aria-label"]) {
                const given = at.getAttribute(name)?.replace(/\s+/g, " ").toLowerCase();
                if (given?.includes(wanted)) return true;
            }
        }
        return false;
    };

    const root = document.documentElement;
    const rootHides = axis => [root, document.body].some(e => cuts(style(e)[`overflow${axis}`]));
    /** By how many pixels a box is where the page cannot be scrolled to. */
    const outside = box => Math.max(-box.left - scrollX, rootHides("X") ? box.right - innerWidth : -1,
        -box.top - scrollY, rootHides("Y") ? box.bottom - innerHeight : -1);
    const seenTexts = [];
    for (const one of texts) {
        const {e, lines, text} = one;
        let shown = false;
        let said = false;
        for (const line of lines) {
            const {seen, whole, cut, scroller} = seenOf(letters(line), e);
            if (!empty(whole)) {
                shown = true;
                seenTexts.push({...one, seen, whole, scroller});
            }
            if (cut && !said) {
                const s = style(cut.e);
                const ellipsis = s.textOverflow === "ellipsis" || s.webkitLineClamp !== "none";
                if (!(ellipsis && fullTextNear(e, text))) {
                    said = true;
                    const gone = Math.max(wide(line) - wide(within(line, cut.box)), high(letters(line)) - high(within(letters(line), cut.box)));
                    add("clipped", e, text, `${round(gone)} px of the text do not fit into ${called(cut.e)}`
                        + (ellipsis ? ", and its full text is nowhere (title, aria-label)" : ""));
                }
            }
            if (said || empty(seen) || scroller) continue;
            if (outside(seen) > SLACK) {
                said = true;
                add("clipped", e, text, `${round(outside(seen))} px of the text are outside the window and cannot be scrolled to`);
            }
        }
        if (!shown) continue;

        const size = parseFloat(style(e).fontSize) * zoom(e);
        const wanted = SMALLEST_TEXT * options.text / 100;
        if (size < wanted - 0.05) add("small text", e, text, `${round(size)} px, at least ${round(wanted)} are wanted`);

        // Columns of letters, broken words, and text that is wider than its column.
        const rows = new Set(lines.map(line => Math.round(line.top)));
        const plain = text.replace(/\s+/g, " ");
        const preformatted = style(e).whiteSpace.startsWith("pre");
        const vertical = style(e).writingMode !== "horizontal-tb";
        if (vertical) continue;
        let column = false;
        if (rows.size >= 3 && plain.length / rows.size < 3 && !preformatted) {
            column = true;
            add("letter column", e, text, `${plain.length} characters in ${rows.size} lines, ${round(Math.max(...lines.map(wide)))} px wide`);
        } else if (rows.size >= 2 && !(style(e).hyphens === "auto" && style(e).overflowWrap === "normal")) {
            for (const found of one.node.data.matchAll(/[\p{L}\p{N}’']{2,}/gu)) {
                if (found[0].length > LONGEST_WORD) continue;
                range.setStart(one.node, found.index);
                range.setEnd(one.node, found.index + found[0].length);
                const pieces = new Set([...range.getClientRects()].filter(r => r.width > 0).map(r => Math.round(r.top)));
                if (pieces.size > 1) {
                    add("broken word", e, found[0], `broken over ${pieces.size} lines in a column of ${round(wide(blockOf(e).getBoundingClientRect()))} px`);
                    break;
                }
            }
        }
        const block = blockOf(e);
        if (!column && block !== document.body && clipsOf(e)[0]?.e !== block) {
            const box = block.getBoundingClientRect();
            const over = Math.max(...lines.map(line => Math.max(line.right - box.right, box.left - line.left)));
            if (over > 2 * SLACK) add("spills", e, text, `${round(over)} px wider than its column of ${round(box.width)} px`);
        }
    }

    // Drawings grow with their room, but what is written on them must be readable as well.
    for (const e of top.querySelectorAll("svg text")) {
        if (!e.textContent.trim() || !shows(e) || e.closest(LEFT_OUT) || e.closest("[data-picture], [role=img]")) continue;
        const {a, b, c, d} = e.getScreenCTM();
        const size = parseFloat(style(e).fontSize) * Math.sqrt(Math.abs(a * d - b * c));
        if (size < SMALLEST_TEXT - 0.05) add("small text", e, e.textContent, `${round(size)} px in a drawing, at least ${SMALLEST_TEXT} are wanted`);
    }

    // -- controls ----------------------------------------------------------------------------
    const CONTROL = "button, a[href], input, select, textarea, summary, [role=button], [role=tab], "
        + "[role=option], [role=radio], [role=checkbox], [role=switch], [role=menuitem], [role=slider], "
        + "[role=gridcell][tabindex]";
    const controls = [];
    for (const e of top.querySelectorAll(CONTROL)) {
        if (e.closest(LEFT_OUT) || !shows(e) || e.type === "hidden" || e.closest("svg") || forEars(e)) continue;
        if (e.closest("button, a[href], summary, [role=option]") !== e && !e.matches("button, a[href], input, select")) continue;
        // The label of a box to tick is what is touched; that of a field stands beside it.
        const ticked = e.matches("input[type=radio], input[type=checkbox], input[type=file], input[type=range]");
        const label = ticked ? e.closest("label") ?? e.labels?.[0] : null;
        const target = label ?? e;
        const inline = style(target).display === "inline";
        const boxes = (inline ? [...target.getClientRects()] : [target.getBoundingClientRect()]).map(boxOf)
            .filter(box => !empty(box));
        if (!boxes.length) continue;
        const parts = boxes.map(box => seenOf(box, target.parentElement)).filter(part => !empty(part.whole));
        const name = e.getAttribute("aria-label") ?? (target.textContent.trim() || e.value || e.title || "");
        if (parts.length) controls.push({e: target, input: e, parts, name, inline});
    }
    for (const one of controls) {
        const inSentence = one.inline && one.e.matches("a") && !one.e.closest("nav")
            && blockOf(one.e).textContent.trim().length > one.e.textContent.trim().length;
        for (const {box, cut, seen, scroller} of one.parts) {
            const gone = cut ? Math.max(wide(box) - wide(within(box, cut.box)), high(box) - high(within(box, cut.box)))
                : scroller ? 0 : outside(seen);
            if (gone > 2 * SLACK) add("clipped", one.e, one.name, `${round(gone)} px of the control are cut off by ${cut ? called(cut.e) : "the window"}`);
        }
        if (inSentence) continue;
        const touched = [one.e, ...(one.input.labels ?? [])].map(e => e.getBoundingClientRect());
        const w = Math.max(...touched.map(r => r.right)) - Math.min(...touched.map(r => r.left));
        const h = Math.max(...touched.map(r => r.bottom)) - Math.min(...touched.map(r => r.top));
        if (Math.min(w, h) < SMALLEST_TARGET - 0.5) {
            add("small target", one.e, one.name, `${round(w)} × ${round(h)} px, at least ${SMALLEST_TARGET} × ${SMALLEST_TARGET} are wanted`);
        }
    }

    // -- overlaps ----------------------------------------------------------------------------
    const kin = (a, b) => a === b || a.contains(b) || b.contains(a);
    const apart = (a, b) => {
        const both = within(a, b);
        return wide(both) <= SLACK || high(both) <= SLACK ? null : both;
    };
    const things = [
        ...seenTexts.filter(one => !laidOver(one.e)).map(one => ({...one, is: "text", says: one.text})),
        ...controls.filter(one => !laidOver(one.e)).flatMap(one => one.parts.map(part => ({...one, ...part, is: "control", says: one.name}))),
    ];
    const told = new Set();
    const overlapping = new Set();
    /** Compare the boxes of all pairs; `skip` says which are not compared here. */
    const compare = (all, boxIn, skip) => {
        const sorted = all.filter(one => !empty(boxIn(one))).sort((a, b) => boxIn(a).top - boxIn(b).top);
        let open = [];
        for (const b of sorted) {
            open = open.filter(a => boxIn(a).bottom > boxIn(b).top);
            for (const a of open) if (!skip(a, b)) compareTwo(a, b, boxIn(a), boxIn(b));
            open.push(b);
        }
    };
    const compareTwo = (a, b, boxA, boxB) => {
        const both = apart(boxA, boxB);
        if (!both) return;
        if (a.is === "text" && b.is === "text" ? a.node === b.node : kin(a.e, b.e)) return;
        if (a.is === "text" && b.is === "text" && samePhrase(a, b, both)) return;
        if (a.is !== b.is && sameLabel(a, b)) return;
        if (a.scroller === b.scroller && (sticks(a.e, a.scroller) || sticks(b.e, b.scroller))) return;
        const least = Math.min(wide(boxA) * high(boxA), wide(boxB) * high(boxB));
        if ((notSquare(a.e) || notSquare(b.e)) && wide(both) * high(both) < 0.1 * least) return;
        const key = `${place(a.e)}|${a.says}|${place(b.e)}|${b.says}`;
        if (told.has(key)) return;
        told.add(key);
        overlapping.add(a.e).add(b.e);
        add("overlap", b.e, b.says, `${b.is} over the ${a.is} ${place(a.e)} “${excerpt(a.says)}” by ${round(wide(both))} × ${round(high(both))} px`);
    };
    // What scrolls together is compared as a whole; the rest as it is seen now.
    for (const scroller of new Set(things.map(one => one.scroller))) {
        compare(things.filter(one => one.scroller === scroller), one => one.whole, () => false);
    }
    compare(things, one => one.seen, (a, b) => a.scroller === b.scroller);
    /** Two pieces of one sentence, such as a number set in bold, on lines that stand close. */
    function samePhrase(a, b, both) {
        return blockOf(a.e) === blockOf(b.e) && high(both) < 0.3 * Math.min(high(a.whole), high(b.whole));
    }
    /** A turned card or a round place fills less than its box: the boxes may touch at the corners. */
    function notSquare(e) {
        const {transform, rotate, borderTopLeftRadius} = style(e);
        const turned = transform !== "none" && Math.abs(new DOMMatrix(transform).b) > 0.001;
        return turned || (rotate !== "none" && rotate !== "0deg") || borderTopLeftRadius.endsWith("%");
    }
    function sameLabel(a, b) {
        const label = a.e.closest("label") ?? b.e.closest("label");
        return label !== null && label.contains(a.e) && label.contains(b.e);
    }

    /** Whether an element, or what it is in, hides what is below it: a target may be clear. */
    function paints(e, below, x, y) {
        for (let at = e; at && !at.contains(below); at = at.parentElement) {
            const {left, top, right, bottom} = at.getBoundingClientRect();
            const [color, image] = [style(at).backgroundColor, style(at).backgroundImage];
            const there = x >= left && x < right && y >= top && y < bottom;
            if (there && (!/, 0\)$|^transparent$/.test(color) || image !== "none" || at.matches("img, canvas, video"))) return true;
        }
        return false;
    }

    // -- what lies over a text without being a text or a control --------------------------------
    for (const one of seenTexts) {
        const box = one.seen;
        if (laidOver(one.e) || overlapping.has(one.e)) continue;
        if (empty(box) || high(box) < 3) continue;  // a sliver at the edge of what scrolls
        const y = (box.top + box.bottom) / 2;
        for (const x of [box.left + Math.min(3, wide(box) / 2), (box.left + box.right) / 2, box.right - Math.min(3, wide(box) / 2)]) {
            if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
            const hit = document.elementFromPoint(x, y);
            if (!hit || kin(hit, one.e) || laidOver(hit) || hit.closest("svg") || hit.closest(".unseen")) continue;
            if (one.scroller?.contains(hit) && sticks(hit, one.scroller)) continue;
            if (!paints(hit, one.e, x, y)) continue;
            const owner = one.e.closest(`label, ${CONTROL}`);
            if (owner && (owner.contains(hit) || hit.closest("label") === owner)) continue;
            if (style(hit).pointerEvents === "none" || blockOf(hit) === blockOf(one.e)) continue;
            if (style(one.e).pointerEvents === "none") continue;
            const key = `covered|${place(one.e)}|${one.text}`;
            if (told.has(key)) break;
            told.add(key);
            add("covered", one.e, one.text, `${place(hit)} lies over it`);
            break;
        }
    }

    // -- scrolling ---------------------------------------------------------------------------
    /** The innermost element that reaches furthest out of a box. */
    const furthest = (e, edge) => [...e.querySelectorAll("*")].filter(one => shows(one) && (clipsOf(one.parentElement)[0]?.e ?? top) === e).reduce((far, one) => {
        const {right} = one.getBoundingClientRect();
        return right > far.right + 0.5 || (right > far.right - 0.5 && far.e?.contains(one)) ? {e: one, right} : far;
    }, {e: null, right: edge + SLACK}).e;
    const because = (e, edge) => {
        const far = furthest(e, edge);
        return far ? ` because of ${place(far)} “${excerpt(far.textContent)}”` : "";
    };
    const sideways = root.scrollWidth - innerWidth;
    if (sideways > 0) faults.push({kind: "sideways", where: "the page", says: `scrolls sideways by ${sideways} px${because(top, innerWidth)}`});
    for (const e of top.querySelectorAll("*")) {
        const s = style(e);
        if (!scrolls(s.overflowX) && !scrolls(s.overflowY)) continue;
        if (e.closest(LEFT_OUT) || !shows(e) || e.matches("textarea, select, input")) continue;
        const across = e.scrollWidth - e.clientWidth;
        // A table of figures keeps its rows together: it may be scrolled, by keyboard too.
        const figures = e.tabIndex >= 0 && e.children.length === 1 && e.firstElementChild.matches("table");
        if (scrolls(s.overflowX) && across > SLACK && !figures) {
            faults.push({kind: "sideways", where: place(e), says: `scrolls sideways by ${across} px in ${e.clientWidth} px${because(e, e.getBoundingClientRect().right)}`});
        }
        const {cut} = seenOf(boxOf(e.getBoundingClientRect()), e.parentElement);
        const down = e.scrollHeight - e.clientHeight;
        if (cut && down > SLACK) faults.push({kind: "clipped", where: place(e), says: `what scrolls is cut off by ${called(cut.e)}`});
        if (scrolls(s.overflowY) && down > SLACK && e.clientHeight * zoom(e) < LOWEST_SCROLLER) {
            faults.push({kind: "peephole", where: place(e), says: `${e.scrollHeight} px are seen through ${e.clientHeight} px`});
        }
    }
    if (options.oneScreen) {
        const down = Math.max(root.scrollHeight, document.body.scrollHeight) - innerHeight;
        if (down > 0) faults.push({kind: "page scroll", where: "the page", says: `${down} px higher than the window`});
    }
    return faults;
}
