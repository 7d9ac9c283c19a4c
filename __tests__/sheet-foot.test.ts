import { sheetFoot } from '@/app/_lib/sheet-foot';

test('the foot of a sheet keeps quotation marks, backslashes and signs of markup', () => {
  expect(sheetFoot(String.raw`O"Neill \ Co`)).toContain(String.raw`content: "O\"Neill \\ Co";`);
  expect(sheetFoot('Bits & </style>')).toContain(String.raw`content: "Bits \26  \3c /style>";`);
});
