/** What an element consisted of: the nodes in each of its elements, with their texts. */
export type Snapshot = { parent: Element; nodes: { node: Node; text: string | null }[] }[];

export function snapshot(root: Element): Snapshot {
  return [root, ...root.querySelectorAll('*')].map((parent) => ({
    parent,
    nodes: [...parent.childNodes].map((node) => ({ node, text: node.nodeValue })),
  }));
}
