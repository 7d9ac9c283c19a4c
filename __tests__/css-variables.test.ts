import { readFileSync } from 'node:fs';
import { roles } from '@/scripts/pictures/color-roles';
import { filesIn } from '@/scripts/system/files';

const files = ['app', 'components']
  .flatMap((folder) => filesIn(folder).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(css|tsx?)$/.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));
const all = files.map(({ text }) => text).join('');
const globals = readFileSync('app/globals.css', 'utf8');

test.each(files.filter(({ text }) => text.includes('var(--')))(
  'each var(--…) in $file is declared',
  ({ text }) => {
    const names = Array.from(text.matchAll(/var\(--([\w-]+)/g), ([, name]) => name!);
    const unknown = names.filter(
      (name) =>
        !(name in roles) &&
        !(text + globals).includes(`--${name}:`) &&
        !all.includes(`[--${name}:`),
    );
    expect(unknown).toEqual([]);
  },
);
