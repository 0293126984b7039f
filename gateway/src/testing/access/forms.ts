import { members, membersAndShare, writers, type ExpectedAccess } from "../expectedAccess.ts";

export const formsAccess: ExpectedAccess = {
  Mutation: {
    createForm: writers,
    deleteForm: writers,
    updateForm: writers,
  },
  Project: {
    forms: membersAndShare,
  },
  ProjectForms: {
    dropoffs: members,
    list: members,
    preview: members,
    profile: members,
    report: members,
  },
};
