// What visitors of the demo shop say of its pages, by where they are and how content they are.

export type CommentPlace = "product" | "checkout" | "other";
export interface Saying {
  place: CommentPlace;
  /** 1 worst to 5 best */
  rating: number;
  en: string;
  de: string;
}

const said = (place: CommentPlace, rating: number, en: string, de: string): Saying => ({ place, rating, en, de });

export const sayings: readonly Saying[] = [
  said(
    "product",
    5,
    "Great pictures, I could see every pocket of the backpack.",
    "Tolle Bilder, man sieht jede Tasche des Rucksacks.",
  ),
  said("product", 5, "Love the size table, it fits exactly.", "Die Größentabelle ist super, die Jacke passt genau."),
  said(
    "product",
    4,
    "Good description, but I miss the weight of the tent.",
    "Gute Beschreibung, aber das Gewicht des Zelts fehlt.",
  ),
  said(
    "product",
    4,
    "Nice page. More reviews of the jacket would help.",
    "Schöne Seite. Mehr Bewertungen zur Jacke wären gut.",
  ),
  said(
    "product",
    3,
    "The size advice button does nothing on my phone.",
    "Der Knopf zur Größenberatung tut auf dem Handy nichts.",
  ),
  said(
    "product",
    2,
    "Size advice does not open, so I do not know which size to order.",
    "Größenberatung öffnet nicht, welche Größe soll ich nehmen?",
  ),
  said(
    "product",
    2,
    "The gallery jumps back to the first picture all the time.",
    "Die Galerie springt immer zum ersten Bild zurück.",
  ),
  said("product", 1, "Size advice is broken. I give up.", "Größenberatung ist kaputt. Ich gebe auf."),
  said("product", 1, "Pictures do not load, only a grey box.", "Bilder laden nicht, nur ein graues Feld."),
  said("checkout", 5, "Fast checkout, thank you!", "Schnelle Kasse, danke!"),
  said(
    "checkout",
    5,
    "Ordered in two minutes. Delivery date is shown, great.",
    "In zwei Minuten bestellt. Der Liefertermin steht dabei, prima.",
  ),
  said("checkout", 4, "Good, but the delivery costs came late.", "Gut, aber die Versandkosten kamen spät."),
  said(
    "checkout",
    3,
    "Why do you need my phone number for the delivery?",
    "Wozu braucht der Versand meine Telefonnummer?",
  ),
  said(
    "checkout",
    2,
    "The coupon was not taken, I tried three times.",
    "Der Gutschein wurde nicht genommen, dreimal versucht.",
  ),
  said(
    "checkout",
    1,
    "Coupon field shows an error and the checkout hangs.",
    "Das Gutscheinfeld zeigt einen Fehler und die Kasse hängt.",
  ),
  said("checkout", 1, "Payment failed twice without saying why.", "Zahlung zweimal gescheitert, ohne Grund."),
  said("other", 5, "Beautiful shop, found my backpack at once.", "Schöner Laden, Rucksack sofort gefunden."),
  said("other", 5, "The packing guide is excellent.", "Der Packratgeber ist ausgezeichnet."),
  said(
    "other",
    4,
    "Search works well, filters for the price are missing.",
    "Die Suche ist gut, ein Filter nach Preis fehlt.",
  ),
  said("other", 4, "Clear and calm page.", "Klare, ruhige Seite."),
  said("other", 3, "Too many products on one page for my phone.", "Zu viele Produkte auf einer Seite fürs Handy."),
  said(
    "other",
    2,
    "Search found no tent for four people, but you have one.",
    "Die Suche findet kein Zelt für vier, es gibt aber eins.",
  ),
  said("other", 2, "The page is slow on the train.", "Die Seite ist im Zug langsam."),
  said("other", 1, "Slow, slow, slow.", "Langsam, langsam, langsam."),
];
