// The steps of a funnel as tables of bits, by which the store follows an attempt from event to event (attemptsSql.ts).
// A bit of an event stands for each step that it matches, each exclusion, and for an event between the steps of a
// strict funnel. An attempt has a position: the number of the last step it reached, or 0 after it was ended.
import { FUNNEL_LIMITS, type FunnelDefinition } from "@sightline/schema/rest/funnels/definition";

/** Bit of an event that is no step, but may not happen within a strict funnel. */
export const OTHER_BIT = 1 << 15;

export const stepBit = (step: number): number => 1 << (step - 1);
export const exclusionBit = (index: number): number => 1 << (FUNNEL_LIMITS.most + index);

/** Each list has an entry for each position, from 0. */
export interface StepTables {
  /** steps that the attempt can reach from there */
  reachable: readonly number[];
  /** of them, the next required step; 0 if there is none */
  required: readonly number[];
  /** events that end the attempt there, unless they are a reachable step */
  ending: readonly number[];
}

export type FunnelRules = Pick<FunnelDefinition, "steps" | "exclusions" | "order">;

export const requiredSteps = ({ steps }: Pick<FunnelRules, "steps">): number[] =>
  steps.flatMap(({ optional }, index) => (optional ? [] : [index + 1]));

const bitsOf = (steps: readonly number[]) => steps.reduce((bits, step) => bits | stepBit(step), 0);

/** Of the orders `ordered` and `strict`. */
export function stepTables({ steps, exclusions, order }: FunnelRules): StepTables {
  const positions = [0, ...steps.map((_step, index) => index + 1)];
  const required = requiredSteps({ steps });
  const nextOf = (position: number) => (position === 0 ? undefined : required.find((step) => step > position));
  const exclusionsAt = (position: number) =>
    exclusions.reduce((bits, { from = 1, to = steps.length }, index) => {
      const isWithin = position >= from && position < to;
      return isWithin ? bits | exclusionBit(index) : bits;
    }, 0);
  return {
    reachable: positions.map((position) => {
      const next = nextOf(position);
      return next === undefined ? 0 : bitsOf(positions.filter((step) => step > position && step <= next));
    }),
    required: positions.map((position) => bitsOf([nextOf(position) ?? []].flat())),
    ending: positions.map((position) => {
      if (nextOf(position) === undefined) return 0;
      return order === "strict"
        ? bitsOf(positions.slice(1)) | exclusionsAt(position) | OTHER_BIT
        : exclusionsAt(position);
    }),
  };
}

export const requiredBits = (rules: Pick<FunnelRules, "steps">): number => bitsOf(requiredSteps(rules));

/** The events that can start an attempt. */
export const startBits = (rules: FunnelRules): number => (rules.order === "any" ? requiredBits(rules) : stepBit(1));

/** The events that can end one. */
export const endingBits = ({ exclusions, order }: FunnelRules): number =>
  exclusions.reduce((bits, _exclusion, index) => bits | exclusionBit(index), order === "strict" ? 0xffff : 0);
