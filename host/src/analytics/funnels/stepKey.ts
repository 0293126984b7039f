/** The funnel and the step of a key, such as `7:2`. */
export function funnelStepOf(key: string | undefined): { funnel: number; step: number } | undefined {
  const [, funnel, step] = /^(\d{1,9}):(\d{1,2})$/.exec(key ?? "") ?? [];
  return funnel && step ? { funnel: Number(funnel), step: Number(step) } : undefined;
}
