// The addresses of a funnel, which contain its name for those who read them.

/** 0 finds no funnel. */
export const funnelNumber = (text: string | undefined): number => Number(/^\d{1,9}/.exec(text ?? "")?.[0] ?? 0);

/** A slash or a name of dots would change the path. */
const nameIn = (name: string): string => name.replaceAll(/[/\\]/g, "-").replace(/^\.+$/, "-");

export const funnelPath = (id: number, name: string): string =>
  `/funnel/flow/${id}/${encodeURIComponent(nameIn(name))}`;

/** What a share link names. */
export const sharedFunnel = (id: number, name: string): string => `${id}/${nameIn(name)}`;
