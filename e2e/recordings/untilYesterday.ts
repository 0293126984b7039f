const dayBefore = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** The range of a list that has the demo's recordings only: today, other tests send recordings of their own. */
export const UNTIL_YESTERDAY = `from=${dayBefore(30)}&to=${dayBefore(1)}`;
