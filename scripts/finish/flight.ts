/** Tags of rows whose length stands in front of them; all others end with their line. */
const sized = new Set('TAOobUSsLlGgMmV');

const newline = 10;
const colon = 58;
const comma = 44;

/**
 * Reads from a page's payload which client modules were rendered there. Next writes the payload as
 * inline scripts, `self.__next_f.push([1,"…"])`; put together they are the rows of React's flight
 * format, of which `3:I[39756,["$2"],"Form"]` names a module by its number. Prose that looks like a
 * row is not taken for one: long texts stand in rows that tell their length in bytes.
 *
 * @param scripts the text of each such script, in the order of the page
 * @returns the modules' numbers, as they are written in the build's manifests
 * @throws Error saying what cannot be read
 * @see `processBinaryChunk` in react-client/src/ReactFlightClient.js
 */
export function renderedModules(scripts: string[]): string[] {
  const modules: string[] = [];
  for (const { tag, content } of rows(Buffer.concat(scripts.map(payload)))) {
    if (tag !== 'I') continue;
    const [id] = JSON.parse(content.toString()) as unknown[];
    if (typeof id !== 'string' && typeof id !== 'number') {
      throw new Error(`a row names its module in an unknown way (${content.toString()})`);
    }
    modules.push(String(id));
  }
  return modules;
}

/** The bytes that one script adds: type 1 is text, type 3 binary; 0 and 2 carry none. */
function payload(script: string): Buffer {
  const [, pushed] =
    /^(?:\(self\.__next_f=.*?\)|self\.__next_f)\.push\((.*)\)$/s.exec(script) ?? [];
  if (pushed === undefined) throw new Error(`a script reads “${script.slice(0, 60)}…”`);
  const [type, data] = JSON.parse(pushed) as [number, unknown];
  if (type === 1 && typeof data === 'string') return Buffer.from(data);
  if (type === 3 && typeof data === 'string') return Buffer.from(data, 'base64');
  if (type === 0 || type === 2) return Buffer.alloc(0);
  throw new Error(`a script pushes data of an unknown type (${String(type)})`);
}

function* rows(bytes: Buffer): Generator<{ tag: string; content: Buffer }> {
  let position = 0;
  const upTo = (delimiter: number): Buffer => {
    const end = bytes.indexOf(delimiter, position);
    if (end < 0) throw new Error(`it breaks off after ${position} bytes`);
    const part = bytes.subarray(position, end);
    position = end + 1;
    return part;
  };
  while (position < bytes.length) {
    const id = upTo(colon).toString();
    if (!/^[0-9a-f]*$/.test(id)) throw new Error(`“${id.slice(0, 40)}” stands for a row's number`);
    const tag = String.fromCharCode(bytes[position] ?? 0);
    if (sized.has(tag)) {
      position += 1;
      const length = Number.parseInt(upTo(comma).toString(), 16);
      if (!(position + length <= bytes.length)) throw new Error(`its row ${id} breaks off`);
      yield { tag, content: bytes.subarray(position, position + length) };
      position += length;
    } else {
      const line = upTo(newline);
      yield /[A-Z]/.test(tag) ? { tag, content: line.subarray(1) } : { tag: '', content: line };
    }
  }
}
