import { describe, expect, test } from "vitest";
import type { Rule } from "../../tree/sourceTree.ts";
import { treeOf } from "../../tree/sourceTree.ts";
import { connections } from "./connections.ts";
import { described } from "./described.ts";
import { mutationShape } from "./mutationShape.ts";
import { nodeIds } from "./nodeIds.ts";
import { FOR_API_CLIENTS, readFields } from "./readFields.ts";
import { usedTypes } from "./usedTypes.ts";
import { validSdl } from "./validSdl.ts";

const base = `
"Has an id." interface Node { id: ID! }
"A page." type PageInfo { "More after." hasNextPage: Boolean! "More before." hasPreviousPage: Boolean! "First." startCursor: String "Last." endCursor: String }
"Why not." type Problem { message: String! }
"Asked." type Query { "By id." node(id: ID!): Node "All goals." goals(first: Int, after: String, last: Int, before: String): GoalConnection }
"Changed." type Mutation { "Make a goal." createGoal(input: CreateGoalInput!): CreateGoalPayload! }
`;
const goals = `
"What a site wants." type Goal implements Node { id: ID! name: String! createdAt: DateTime! isMet: Boolean! "In euros." worth: Float }
"An instant." scalar DateTime
"A page of goals." type GoalConnection { edges: [GoalEdge!]! pageInfo: PageInfo! totalCount: Int! }
type GoalEdge { cursor: String! node: Goal! }
input CreateGoalInput { name: String! }
type CreateGoalPayload { goal: Goal problem: Problem }
`;
const all: readonly Rule[] = [validSdl, described, mutationShape, connections, nodeIds, usedTypes];

/** Findings of the rule on the valid SDL after one replacement. */
function after(rule: Rule, from: string, to: string) {
  const [one, two] = [base, goals].map((text) => text.replace(from, to));
  expect(`${one}${two}`).not.toBe(`${base}${goals}`);
  return rule(
    treeOf({ "schema/base.graphql": one ?? "", "schema/goals.graphql": two ?? "", "schema/schema.graphql": "no SDL" }),
  );
}

test("accepts clean SDL and an empty schema", () => {
  for (const rule of all) {
    expect(rule(treeOf({ "schema/base.graphql": base, "schema/goals.graphql": goals }))).toEqual([]);
    expect(rule(treeOf({ "schema/rest/a.ts": "" }))).toEqual([]);
  }
});

const fires: [name: string, rule: Rule, from: string, to: string, why: RegExp][] = [
  ["syntax", validSdl, "type Goal implements", "typ Goal implements", /Syntax Error/],
  ["an unknown type", validSdl, "goal: Goal ", "goal: Gaol ", /Unknown type "Gaol"/],
  [
    "a type twice",
    validSdl,
    "input CreateGoalInput",
    "type Goal { a: Int } input CreateGoalInput",
    /only one type named "Goal"/,
  ],
  ["an interface not kept", validSdl, "{ id: ID! name", "{ id: Int! name", /Node\.id expects type ID!/],
  ["a type without description", described, `"What a site wants." `, "", /the type Goal has no description/],
  ["an enum without description", described, "scalar DateTime", "scalar DateTime enum Mood { GOOD }", /the type Mood/],
  ["a root field without description", described, `"All goals." `, "", /the root field Query\.goals/],
  ["a mutation without description", described, `"Make a goal." `, "", /the root field Mutation\.createGoal/],
  ["a field that is not obvious", described, `"In euros." `, "", /the field Goal\.worth/],
  [
    "an argument that is not obvious",
    described,
    "(id: ID!)",
    "(id: ID!, depth: Int)",
    /the argument Query\.node\(depth:\)/,
  ],
  ["an input field that is not obvious", described, "{ name: String! }", "{ weight: Int }", /CreateGoalInput\.weight/],
  ["a mutation that begins with the noun", mutationShape, "createGoal(", "goalCreate(", /not verbNoun/],
  ["a mutation of one word", mutationShape, "createGoal(", "create(", /not verbNoun/],
  [
    "a mutation with loose arguments",
    mutationShape,
    "(input: CreateGoalInput!)",
    "(name: String!)",
    /input: CreateGoalInput!/,
  ],
  [
    "a mutation whose input may be left out",
    mutationShape,
    "CreateGoalInput!)",
    "CreateGoalInput)",
    /takes other arguments/,
  ],
  ["a mutation that answers the thing", mutationShape, ": CreateGoalPayload!", ": Goal", /answer CreateGoalPayload!/],
  ["a payload without a problem", mutationShape, " problem: Problem", "", /can't say why/],
  ["a connection without pageInfo", connections, "pageInfo: PageInfo! ", "", /pageInfo: PageInfo!/],
  ["a connection without edges", connections, "edges: [GoalEdge!]!", "nodes: [Goal!]!", /edges: \[GoalEdge!\]!/],
  ["an edge without cursor", connections, "cursor: String! ", "", /cursor: String!/],
  ["an edge without node", connections, " node: Goal! ", " goal: Goal! ", /without a `node`/],
  [
    "an edge whose node is no Node",
    connections,
    " node: Goal! ",
    " node: Problem! ",
    /node is a Problem, which is no Node/,
  ],
  ["a connection that pages one way", connections, ", last: Int, before: String", "", /last: Int, before: String/],
  ["a PageInfo of one's own", connections, "endCursor: String", "endCursor: Int", /endCursor: String/],
  ["no node field", nodeIds, "node(id: ID!): Node", "thing(id: ID!): Node", /no `node\(id: ID!\): Node`/],
  ["an id outside Node", nodeIds, "type Problem {", "type Problem { id: ID!", /Problem has an `id` and is no Node/],
  ["no Node at all", nodeIds, "interface Node { id: ID! }", "interface Node { key: ID! }", /interface Node with/],
  [
    "a type that nobody uses",
    usedTypes,
    "scalar DateTime",
    `scalar DateTime "x" enum Mood { GOOD }`,
    /the type Mood is used by no field/,
  ],
  [
    "a Node that nobody answers",
    usedTypes,
    "scalar DateTime",
    `scalar DateTime "x" type Lost implements Node { id: ID! }`,
    /Lost is used by no/,
  ],
];

describe("SDL rules", () => {
  test.each(fires)("fires on %s", (_name, rule, from, to, why) => {
    const messages = after(rule, from, to).map(({ message }) => message);
    expect(messages.join("\n")).toMatch(why);
  });
  test("reports the file and line", () => {
    expect(after(described, `"What a site wants." `, "")).toMatchObject([{ path: "schema/goals.graphql", line: 2 }]);
  });
});

describe("a field that no operation of the app reads", () => {
  const query =
    "query Q { node(id: 1) { id ... on Goal { name createdAt isMet } } goals { edges { node { worth } } } }";
  const messages = (sdl: string, operation: string) => {
    const operations = JSON.stringify({ Q: operation });
    const tree = treeOf({
      "schema/base.graphql": base,
      "schema/goals.graphql": sdl,
      "schema/operations.json": operations,
    });
    const mutation = "nothing in the app reads Mutation.createGoal: take it out";
    return readFields(tree).flatMap(({ message }) => (message.startsWith(mutation) ? [] : message));
  };

  test("is reported, unless it is part of a convention", () => {
    expect(messages(goals, query)).toEqual([
      expect.stringContaining("reads PageInfo.hasNextPage"),
      expect.stringContaining("reads PageInfo.hasPreviousPage"),
      expect.stringContaining("reads PageInfo.startCursor"),
      expect.stringContaining("reads PageInfo.endCursor"),
      expect.stringContaining("reads Problem.message"),
    ]);
    expect(messages(goals, query.replace("isMet", ""))).toContainEqual(
      `nothing in the app reads Goal.isMet: take it out, or end its description with "${FOR_API_CLIENTS}"`,
    );
  });

  test("stays where its description, or that of its type, says that it is for API clients", () => {
    const unread = query.replace("worth", "id");
    expect(messages(goals, unread).join()).toContain("Goal.worth");
    expect(messages(goals.replace("In euros.", `In euros. ${FOR_API_CLIENTS}`), unread).join()).not.toContain("Goal.");
    const ofType = goals.replace("What a site wants.", `What a site wants. ${FOR_API_CLIENTS}`);
    expect(messages(ofType, "{ node(id: 1) { id } goals { totalCount } }").join()).not.toContain("Goal.");
  });

  test("is reported once the app reads it although its description says that it is for API clients", () => {
    expect(messages(goals.replace("In euros.", `In euros. ${FOR_API_CLIENTS}`), query)).toContainEqual(
      `the app reads Goal.worth: take "${FOR_API_CLIENTS}" out of the description of worth`,
    );
  });
});
