/** What an element contained: itself and its descendants, each with its child nodes and their texts. */
export type Snapshot = [parent: Element, children: [node: Node, text: string | null][]][];

export function snapshot(root: Element): Snapshot {
  return [root, ...root.querySelectorAll('*')].map((parent) => [
    parent,
    [...parent.childNodes].map((node) => [node, node.nodeValue]),
  ]);
}

/** Removes what was added, and puts back what was removed or changed. Other nodes stay in place. */
export function restore(snapshot: Snapshot): void {
  for (const [parent, children] of snapshot) {
    for (const child of [...parent.childNodes]) {
      if (!children.some(([node]) => node === child)) child.remove();
    }
    let next: Node | null = null;
    for (const [node, text] of [...children].reverse()) {
      if (node.parentNode !== parent) parent.insertBefore(node, next);
      if (node.nodeValue !== text) node.nodeValue = text;
      next = node;
    }
  }
}

/**
 * Puts back elements that are no longer inside the root, and removes what replaced them. What other programs
 * added elsewhere stays, and so do texts.
 */
export function restoreElements(snapshot: Snapshot): void {
  const root = snapshot[0]?.[0];
  const isLost = (node: Node) => node instanceof Element && !root?.contains(node);
  for (const entry of snapshot) {
    if (entry[1].some(([node]) => isLost(node))) restore([entry]);
  }
}
