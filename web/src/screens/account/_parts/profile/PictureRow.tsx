import { useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { PictureRow_user$key } from "#web/__generated__/PictureRow_user.graphql.ts";
import { t } from "#web/texts/t.ts";
import { Button } from "#web/ui/actions/Button.tsx";
import { Avatar } from "#web/ui/data/Avatar.tsx";
import { useAvatar } from "./useAvatar.ts";

/** The profile picture, shown to others next to the name. */
export function PictureRow({ user }: { user: PictureRow_user$key }) {
  const { name, avatarUrl, hasOwnPicture } = useFragment(
    graphql`
      fragment PictureRow_user on User {
        name
        avatarUrl
        hasOwnPicture
      }
    `,
    user,
  );
  const file = useRef<HTMLInputElement>(null);
  const { choose, remove, isSending, problem } = useAvatar();
  return (
    <div
      css={(theme) => ({
        display: "flex",
        flexWrap: "wrap",
        alignItems: "center",
        gap: theme.space.two,
        marginBottom: theme.space.two,
      })}
    >
      <Avatar name={name} src={avatarUrl} size={64} labelled={false} />
      <div css={{ display: "grid", gap: 6, flex: "1 1 240px" }}>
        <div css={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
          <Button size="small" loading={isSending} onPress={() => file.current?.click()}>
            {hasOwnPicture ? t("Change picture") : t("Choose a picture")}
          </Button>
          {hasOwnPicture && (
            <Button size="small" variant="ghost" isDisabled={isSending} onPress={remove}>
              {t("Remove picture")}
            </Button>
          )}
        </div>
        <p
          role={problem ? "alert" : undefined}
          css={(theme) => ({ color: problem ? theme.color.danger : theme.color.muted, fontSize: theme.size.small })}
        >
          {problem ?? t("PNG, JPEG or WebP. Cropped to a square.")}
        </p>
      </div>
      <input
        ref={file}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t("Picture")}
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          event.target.value = "";
          if (chosen) choose(chosen);
        }}
      />
    </div>
  );
}
