// Fields whose value is in the store under another name: `node(id:)` by global id.
import { ROOT_TYPE, type MissingFieldHandler } from "relay-runtime";

export const missingFieldHandlers: MissingFieldHandler[] = [
  {
    kind: "linked",
    handle(field, record, args) {
      if (field.name === "node" && record?.getType() === ROOT_TYPE && typeof args["id"] === "string") return args["id"];
      return undefined;
    },
  },
  {
    kind: "pluralLinked",
    handle(field, record, args) {
      if (field.name === "nodes" && record?.getType() === ROOT_TYPE && Array.isArray(args["ids"]))
        return args["ids"] as string[];
      return undefined;
    },
  },
];
