import type { ComponentProps } from "react";
import { I18nProvider, RouterProvider } from "react-aria-components";
import { locale } from "#web/texts/catalogue.ts";

/** React Aria's links use the app's router. Its labels are in the app's language instead of the browser's. */
export function AriaProvider(props: ComponentProps<typeof RouterProvider>) {
  return (
    <I18nProvider locale={locale()}>
      <RouterProvider {...props} />
    </I18nProvider>
  );
}
