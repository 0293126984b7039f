// What counts as a conversion where no goal is chosen: a goal that was reached, or a purchase. The one place to change.

export const IS_PURCHASE = "type = 'event' AND name = 'purchase'";

export const IS_CONVERSION = `(type = 'goal' OR (${IS_PURCHASE}))`;
