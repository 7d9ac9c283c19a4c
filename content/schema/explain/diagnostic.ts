/** A finding of the check: its place and a message for an editor. */
export interface Diagnostic {
  /** The file, relative to the project's folder: `content/tuition.ts`. */
  file: string;
  /** The field in the value of a content module: `['steps', 2, 'title']`. */
  path?: PropertyKey[];
  /** The line, counted from one. Undefined for files like photos. */
  line?: number;
  message: string;
  /** A mistake stops the build. A warning never does. */
  severity?: 'mistake' | 'warning';
}

/** Formats `['steps', 2, 'title']` as `steps, item 3 → title`. Items count from one. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `${index ? ', ' : ''}item ${key + 1}`;
      return index ? ` → ${String(key)}` : String(key);
    })
    .join('');
}

/** Creates a diagnostic for a field. Its path starts with the module's name. */
export function at([module, ...path]: PropertyKey[], message: string): Diagnostic {
  return { file: `content/${String(module)}.ts`, path, message };
}
