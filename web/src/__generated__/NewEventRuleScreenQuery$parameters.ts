/**
 * @generated SignedSource<<f53d8df2874f0d39aabe83a51fc3be72>>
 * @relayHash 43665f211e559f7cfc19768c95b05974
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dafb25c2538790e2ead36959f1bc98da1a280de78abd82c93de0a3d028fcd88e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewEventRuleScreenQuery } from './NewEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dafb25c2538790e2ead36959f1bc98da1a280de78abd82c93de0a3d028fcd88e",
    "metadata": {},
    "name": "NewEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
