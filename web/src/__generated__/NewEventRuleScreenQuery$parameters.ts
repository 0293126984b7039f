/**
 * @generated SignedSource<<5bcfa8c6071d9af53576f516626f4028>>
 * @relayHash 2975a63c50295bff131ee03cab7192c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d81acb1df46d1fab4d839118280c46bd16fbe1dce77956aca9eef069bb5cd6d

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewEventRuleScreenQuery } from './NewEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7d81acb1df46d1fab4d839118280c46bd16fbe1dce77956aca9eef069bb5cd6d",
    "metadata": {},
    "name": "NewEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
