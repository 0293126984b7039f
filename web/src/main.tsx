// The page's entry: settles the words, then begins the app, so that every module of it speaks the right language.
import { speak } from "#web/texts/catalogue.ts";
import { rememberedWords } from "#web/texts/rememberedWords.ts";

const { language, own } = rememberedWords();
await speak(language, own);
document.documentElement.lang = language;
await import("./app.tsx");
