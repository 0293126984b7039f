import { conflict, forbidden, invalid, notFound, refusals } from "../refusals/message.ts";

export const teamRefusals = refusals("team", {
  emailMissing: invalid("Please enter an email address"),
  nothingToChange: invalid("Nothing to change: send role, projects or both"),
  lastOwnerLeaves: conflict("You are the last owner. Make another member an owner first, or delete the company."),
  emailHasAccount: conflict(
    "{email} already has an account. Change that account's email address in its profile, or delete the account. Then join.",
  ),
  invitationNotFound: notFound("The invitation was not found"),
  projectNotFound: notFound("Project {id} was not found. Choose from your projects."),
  alreadyMember: conflict("{email} is already on your team"),
  ownerMakesOwner: forbidden("Only an owner can make another member an owner"),
  ownerChangesOwner: forbidden("Only an owner can change or remove an owner"),
  memberNotFound: notFound("The member was not found"),
  lastOwner: conflict("This is the last owner. Make another member an owner first."),
});
