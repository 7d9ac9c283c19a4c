/** What the check finds: where it is, and a sentence about it for an editor. */
export interface Diagnostic {
  /** The file, relative to the project's folder: `content/tuition.ts`. */
  file: string;
  /** The field in the value of a content module: `['steps', 2, 'title']`. */
  path?: PropertyKey[];
  /** The line, counted from one. A file without lines, such as a photo, has none. */
  line?: number;
  message: string;
  /** A mistake stops the build. A warning never does. */
  severity?: 'mistake' | 'warning';
}

/** `steps, item 3 → title` from `['steps', 2, 'title']`. Items are counted from one. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `${index ? ', ' : ''}item ${key + 1}`;
      return index ? ` → ${String(key)}` : String(key);
    })
    .join('');
}

/** Makes a diagnostic about a field. The path begins with the name of the content module. */
export function at([module, ...path]: PropertyKey[], message: string): Diagnostic {
  return { file: `content/${String(module)}.ts`, path, message };
}
