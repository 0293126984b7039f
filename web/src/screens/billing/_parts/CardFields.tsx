import type { useForm } from "#web/relay/form/useForm.ts";
import { t } from "#web/texts/t.ts";
import { TextField } from "#web/ui/forms/TextField.tsx";
import { expiryText, groupedNumber, type TypedCard } from "../_lib/cardText.ts";

type CardForm = ReturnType<typeof useForm<TypedCard>>;

/** Card fields with autocomplete hints for browsers and password managers. */
export function CardFields({ form }: { form: CardForm }) {
  const number = form.text("number");
  const expiry = form.text("expMonth");
  return (
    <>
      <TextField
        label={t("Card number")}
        autoComplete="cc-number"
        inputMode="numeric"
        placeholder="1234 1234 1234 1234"
        maxLength={24}
        {...number}
        onChange={(typed) => number.onChange(groupedNumber(typed))}
      />
      <div
        css={(theme) => ({
          display: "grid",
          gridTemplateColumns: "1fr 1fr",
          gap: theme.space.two,
          alignItems: "start",
        })}
      >
        <TextField
          label={t("Expires")}
          autoComplete="cc-exp"
          inputMode="numeric"
          placeholder={t("MM / YY")}
          maxLength={9}
          {...expiry}
          onChange={(typed) => expiry.onChange(expiryText(typed, form.values.expMonth))}
        />
        <TextField
          label={t("Security code")}
          autoComplete="cc-csc"
          inputMode="numeric"
          placeholder="123"
          maxLength={4}
          {...form.text("cvc")}
        />
      </div>
      <TextField label={t("Name on card")} autoComplete="cc-name" maxLength={100} {...form.text("holder")} />
    </>
  );
}
