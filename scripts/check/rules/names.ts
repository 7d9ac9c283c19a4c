import type { Code } from '../code';
import { place, type Finding } from '../finding';
import { exportedNames, type Source } from '../source';
import { importedNames } from '../imported-names';

/** Every module and every name that other files need is there, and calls itself by its file. */
export function checkNames(sources: Source[], code: Code): Finding[] {
  const exported = new Map(sources.map((source) => [source.file, exportedNames(source)]));
  const findings = sources.flatMap(nameInDefine);
  for (const [file, names] of importedNames(sources, code)) {
    const offered = exported.get(file);
    if (!offered) {
      const [user] = [...names.values()];
      const needs = user ? `${place(user)} needs it` : 'the site needs it';
      findings.push({ file, sentence: `this file is missing, and ${needs}: bring it back.` });
      continue;
    }
    for (const [name, user] of names) {
      if (offered.has(name)) continue;
      const others = [...offered.keys()].map((other) => `“${other}”`).join(', ');
      findings.push({
        file,
        line: [...offered.values()][0],
        sentence:
          `${place(user)} uses “${name}” of this file, which has only ${others || 'nothing'}: ` +
          `call it “${name}” again.`,
      });
    }
  }
  return findings;
}

function nameInDefine({ file, defined }: Source): Finding[] {
  const name = file.replace(/^content\/|\.ts$/g, '');
  if (!defined || defined.firstArgument === name) return [];
  const sentence = `define() must be given the name of its file: write define('${name}', …).`;
  return [{ file, line: defined.line, sentence }];
}
