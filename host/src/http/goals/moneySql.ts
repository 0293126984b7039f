/**
 * What the events of a condition brought: the values of the site's own events in the project's currency (parameter
 * `money`; "": whatever they are in). Nothing is converted, so another currency is left out rather than added up wrongly.
 */
export const moneySql = (condition: string): string =>
  `sumIf(value, ${condition} AND type IN ('event', 'goal') AND ({money:String} = '' OR currency IN ('', {money:String})))`;
