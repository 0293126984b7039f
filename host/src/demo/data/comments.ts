// The comments of visitors of the demo shop, by page type and rating.

export type CommentPlace = "product" | "checkout" | "other";
export interface Saying {
  place: CommentPlace;
  /** 1 (worst) to 5 (best) */
  rating: number;
  en: string;
  de: string;
}

const sample = (place: CommentPlace, rating: number, en: string, de: string): Saying => ({ place, rating, en, de });

export const sayings: readonly Saying[] = [
  sample(
    "product",
    5,
    "Great pictures, I could see every pocket of the backpack.",
    "Tolle Bilder, man sieht jede Tasche des Rucksacks.",
  ),
  sample("product", 5, "Love the size table, it fits exactly.", "Die Größentabelle ist super, die Jacke passt genau."),
  sample(
    "product",
    4,
    "Good description, but I miss the weight of the tent.",
    "Gute Beschreibung, aber das Gewicht des Zelts fehlt.",
  ),
  sample(
    "product",
    4,
    "Nice page. More reviews of the jacket would help.",
    "Schöne Seite. Mehr Bewertungen zur Jacke wären gut.",
  ),
  sample(
    "product",
    3,
    "The size advice button does nothing on my phone.",
    "Der Knopf zur Größenberatung tut auf dem Handy nichts.",
  ),
  sample(
    "product",
    2,
    "Size advice does not open, so I do not know which size to order.",
    "Größenberatung öffnet nicht, welche Größe soll ich nehmen?",
  ),
  sample(
    "product",
    2,
    "The gallery jumps back to the first picture all the time.",
    "Die Galerie springt immer zum ersten Bild zurück.",
  ),
  sample("product", 1, "Size advice is broken. I give up.", "Größenberatung ist kaputt. Ich gebe auf."),
  sample("product", 1, "Pictures do not load, only a grey box.", "Bilder laden nicht, nur ein graues Feld."),
  sample("checkout", 5, "Fast checkout, thank you!", "Schnelle Kasse, danke!"),
  sample(
    "checkout",
    5,
    "Ordered in two minutes. Delivery date is shown, great.",
    "In zwei Minuten bestellt. Der Liefertermin steht dabei, prima.",
  ),
  sample("checkout", 4, "Good, but the delivery costs came late.", "Gut, aber die Versandkosten kamen spät."),
  sample(
    "checkout",
    3,
    "Why do you need my phone number for the delivery?",
    "Wozu braucht der Versand meine Telefonnummer?",
  ),
  sample(
    "checkout",
    2,
    "The coupon was not taken, I tried three times.",
    "Der Gutschein wurde nicht genommen, dreimal versucht.",
  ),
  sample(
    "checkout",
    1,
    "Coupon field shows an error and the checkout hangs.",
    "Das Gutscheinfeld zeigt einen Fehler und die Kasse hängt.",
  ),
  sample("checkout", 1, "Payment failed twice without saying why.", "Zahlung zweimal gescheitert, ohne Grund."),
  sample("other", 5, "Beautiful shop, found my backpack at once.", "Schöner Laden, Rucksack sofort gefunden."),
  sample("other", 5, "The packing guide is excellent.", "Der Packratgeber ist ausgezeichnet."),
  sample(
    "other",
    4,
    "Search works well, filters for the price are missing.",
    "Die Suche ist gut, ein Filter nach Preis fehlt.",
  ),
  sample("other", 4, "Clear and calm page.", "Klare, ruhige Seite."),
  sample("other", 3, "Too many products on one page for my phone.", "Zu viele Produkte auf einer Seite fürs Handy."),
  sample(
    "other",
    2,
    "Search found no tent for four people, but you have one.",
    "Die Suche findet kein Zelt für vier, es gibt aber eins.",
  ),
  sample("other", 2, "The page is slow on the train.", "Die Seite ist im Zug langsam."),
  sample("other", 1, "Slow, slow, slow.", "Langsam, langsam, langsam."),
];
