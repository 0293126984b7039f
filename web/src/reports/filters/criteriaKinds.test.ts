import { expect, it } from "vitest";
import { isCriteria } from "../url/criteria.ts";
import { criteriaKinds } from "./criteriaKinds.ts";

it("names nothing that an address could not filter by", () => {
  expect(criteriaKinds.map(({ id }) => id).filter((id) => !isCriteria(id))).toEqual([]);
});
