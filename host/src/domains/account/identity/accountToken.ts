// The token in an email link: 192 random bits, of which only a hash is stored.
import { createHash, randomBytes } from "node:crypto";
import type { Services } from "#host/http/services.ts";
import type { EntityStore } from "#host/stores/entities.ts";

export const newToken = (): string => randomBytes(24).toString("base64url");

export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");

interface Purpose {
  userId: number;
  purpose: "reset" | "email";
  /** the new address that a link of the purpose `email` confirms */
  email?: string;
  expiresAt: Date;
  createdAt: Date;
}

/** Stores nothing if there is no such member, but takes the same time, so that the two cases are indistinguishable. */
export async function storeToken(store: EntityStore, token: string, record: Purpose): Promise<void> {
  await store
    .insertInto("account_token")
    .columns(["token_hash", "purpose", "user_id", "email", "expires_at", "created_at"])
    .expression((is) =>
      is
        .selectFrom("member")
        .select(({ val, cast }) => [
          val(tokenHash(token)).as("token_hash"),
          val(record.purpose).as("purpose"),
          "user_id",
          cast<string | null>(val(record.email ?? null), "text").as("email"),
          cast<Date>(val(record.expiresAt), "timestamptz").as("expires_at"),
          cast<Date>(val(record.createdAt), "timestamptz").as("created_at"),
        ])
        .where("user_id", "=", record.userId),
    )
    .execute();
}

/** Deletes links that expired at least a day ago, including those of sign-ups. */
export async function forgetOldTokens({ entities, now }: Pick<Services, "entities" | "now">): Promise<void> {
  const stale = new Date(now() - 86_400_000);
  await entities.deleteFrom("account_token").where("expires_at", "<", stale).execute();
  await entities.deleteFrom("sign_up").where("expires_at", "<", stale).execute();
}
