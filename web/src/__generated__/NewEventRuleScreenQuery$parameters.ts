/**
 * @generated SignedSource<<93979841867882cc11526c6248f2ecc6>>
 * @relayHash 957a51b44a3d7a4ea89af987599b9fd5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c5ee3062c52640bb73e82aefae179e9944ecabb77042820d552c4b60ffaa9d9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewEventRuleScreenQuery } from './NewEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c5ee3062c52640bb73e82aefae179e9944ecabb77042820d552c4b60ffaa9d9",
    "metadata": {},
    "name": "NewEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
