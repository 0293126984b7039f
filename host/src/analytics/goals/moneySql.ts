// What conversions brought: the values of the site's own events in one currency, as `mainCurrency` says which. Another
// one is left out rather than added up wrongly; what came without any is taken for that one, as on its way in.

/** Needs the parameters of `moneyParams`. */
export const moneySql = (condition: string): string =>
  `sumIf(value, ${condition} AND type IN ('event', 'goal') AND currency IN {money:Array(String)})`;

export const moneyParams = (currency: string) => ({ money: ["", currency] });
