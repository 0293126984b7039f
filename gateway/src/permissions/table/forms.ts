import { grantedRange, namedForm, ofProject, sharedProject } from "../grant.ts";
import type { PermissionTable } from "../permissionTable.ts";
import { readers, signedIn, writers } from "../rules.ts";

export const formsPermissions = {
  Mutation: {
    createForm: writers,
    deleteForm: writers,
    updateForm: writers,
  },
  Project: {
    forms: { rule: ofProject, part: null },
  },
  ProjectForms: {
    dropoffs: { rule: signedIn, part: "FORMS" },
    list: { rule: signedIn, part: "FORMS" },
    preview: { rule: signedIn, part: "FORMS" },
    profile: { rule: signedIn, part: "FORMS" },
    report: { rule: readers(["form"], sharedProject, namedForm, grantedRange), part: "FORM" },
  },
  byId: {
    FormProfile: signedIn,
  },
} satisfies PermissionTable;
