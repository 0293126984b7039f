export const globalId = (type: string, id: string | number): string =>
  Buffer.from(`${type}:${id}`).toString("base64url");
