// Common parameters of all reports: a project, a range in the project's time zone, a comparison and a filter.
import { z } from "zod";
import { filterOperators, filterPresets, utmKeys, wireCriteria } from "./filterLanguage.ts";
import { requirements } from "./refusals/requirements.ts";

const MONTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** `YYYY-MM-DD`, with a month from 1 to 12 and a day from 1 to 31. No dates are created: reports validate it often. */
function isCalendarDay(text: string): boolean {
  const [year, month, day] = [Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10))];
  const isLeapYear = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && isLeapYear ? 29 : (MONTHS[month - 1] ?? 0));
}

/** A day `YYYY-MM-DD` or an hour `YYYY-MM-DDTHH:00` in the report's time zone. */
export const LocalMoment = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(T([01]\d|2[0-3]):00)?$/, {
    error: requirements.moment,
    abort: true,
  })
  .refine(isCalendarDay, requirements.day);

export const Comparison = z.enum(["previous", "year"]);
export type Comparison = z.infer<typeof Comparison>;

/** Preset filters. `country-XX` takes an ISO 3166 code. */
export const FilterPreset = z.union([
  z.enum(filterPresets),
  z.string().regex(/^country-[A-Z]{2}$/, requirements.country),
]);

/** `bt` is between, both ends inclusive: its value is two comma-separated numbers. */
export const FilterOperator = z.enum(Object.values(filterOperators));
export type FilterOperator = z.infer<typeof FilterOperator>;

export const FilterCriteria = z.enum(Object.values(wireCriteria).map(({ wire }) => wire));
export type FilterCriteria = z.infer<typeof FilterCriteria>;

export const UtmKey = z.enum(utmKeys);

/** The key of a keyed criterion. */
export const FilterKey = z.string().min(1).max(100);

export const FilterCondition = z.object({
  criteria: FilterCriteria,
  /**
   * Required by queryparam (the name of the query parameter), utm (source, medium…), attribute (its name) and form_drop
   * (the number of a saved form, or path, where * is any text, and selector with a space between them). All other
   * criteria have none.
   */
  key: FilterKey.optional(),
  operator: FilterOperator,
  value: z.string().max(500).default(""),
});
export type FilterCondition = z.infer<typeof FilterCondition>;

/** The outer list is joined by AND, each inner one by OR. */
export const CustomFilter = z.array(z.array(FilterCondition).min(1).max(20)).max(20);
export type CustomFilter = z.infer<typeof CustomFilter>;

export const widgetId = z.coerce.number().int().positive();

export const reportShape = {
  widget_id: widgetId,
  startDate: LocalMoment,
  endDate: LocalMoment,
  filter_by: FilterPreset.optional(),
  custom_filter: CustomFilter.optional(),
  compare: Comparison.optional(),
};

/** The resolved range of a report. `endDate` is inclusive. */
export const AnsweredRange = z.object({
  startDate: z.string(),
  endDate: z.string(),
  timezone: z.string(),
  previousStartDate: z.string().optional(),
  previousEndDate: z.string().optional(),
});
export type AnsweredRange = z.infer<typeof AnsweredRange>;
