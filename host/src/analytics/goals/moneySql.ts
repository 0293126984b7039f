// The value of conversions: the values of the customer's events in the currency of `mainCurrency`. Values in other
// currencies are excluded instead of summed incorrectly. Values without a currency count as that currency, as in
// ingest.

/** Needs the parameters of `moneyParams`. */
export const moneySql = (condition: string): string =>
  `sumIf(value, ${condition} AND type IN ('event', 'goal') AND currency IN {money:Array(String)})`;

export const moneyParams = (currency: string) => ({ money: ["", currency] });
