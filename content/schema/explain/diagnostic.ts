/** Something that the check found, with a message for the editor. */
export interface Diagnostic {
  /** Relative to the project: `content/tuition.ts`. */
  file: string;
  /** The field in the module's value: `['steps', 2, 'title']`. */
  path?: PropertyKey[];
  /** The line, counted from one. Undefined for files like photos. */
  line?: number;
  message: string;
  /** Mistakes stop the build. Warnings never do. */
  severity?: 'mistake' | 'warning';
}

/** Formats `['steps', 2, 'title']` as `steps, item 3 → title`. Items count from one. */
export function fieldName(path: PropertyKey[]): string {
  return path
    .map((key) => (typeof key === 'number' ? `, item ${key + 1}` : ` → ${String(key)}`))
    .join('')
    .replace(/^ → /, '');
}

/** Creates a mistake for a field whose path starts with the module's name. */
export function mistakeAt([module, ...path]: PropertyKey[], message: string): Diagnostic {
  return { file: `content/${String(module)}.ts`, path, message };
}

/** Creates a warning for a field whose path starts with the module's name. */
export function warningAt(path: PropertyKey[], message: string): Diagnostic {
  return { ...mistakeAt(path, message), severity: 'warning' };
}
