/** What an element contained: itself and its descendants, each with its child nodes and their texts. */
export type Snapshot = [parent: Element, children: [node: Node, text: string | null][]][];

export function snapshot(root: Element): Snapshot {
  return [root, ...root.querySelectorAll('*')].map((parent) => [
    parent,
    [...parent.childNodes].map((node) => [node, node.nodeValue]),
  ]);
}
