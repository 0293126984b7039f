import { expect, test } from "vitest";
import { csvCell, csvLines } from "./csvLines.ts";

test.each([
  ["=HYPERLINK(1)", "'=HYPERLINK(1)"],
  ["+49 30 1234", "'+49 30 1234"],
  ["-1+1", "'-1+1"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\tcmd", '"\'\tcmd"'],
  ["\rcmd", '"\'\rcmd"'],
  ["  =1", "'  =1"],
  ["＝1+1", "'＝1+1"],
  ["＠x", "'＠x"],
  ["\ufeff=1", "'\ufeff=1"],
  ["a=b", "a=b"],
  ["/pricing", "/pricing"],
])("writes a cell %j as %j", (text, written) => expect(csvCell(text)).toBe(written));

test("leaves numbers as numbers and empty values empty", () => {
  expect(csvCell(-12.5)).toBe("-12.5");
  expect(csvCell(null)).toBe("");
  expect(csvCell(Number.NaN)).toBe("");
});

test("quotes values and headers with quotes, commas or line breaks", () => {
  expect(
    csvLines([
      ["Page", "Visits, all"],
      ['say "hi",\nthen', 3],
    ]),
  ).toBe('Page,"Visits, all"\r\n"say ""hi"",\nthen",3\r\n');
});
