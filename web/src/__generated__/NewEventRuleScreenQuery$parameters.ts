/**
 * @generated SignedSource<<97efad193a1e751d1b7bb22a9316b3d7>>
 * @relayHash f54207b69b5866c2231be99c580880df
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f6a74c30f194ec6b98ac087b27d42d48be8720bd04212b6de4e86f1c3c85582b

import { PreloadableConcreteRequest } from 'relay-runtime';
import { NewEventRuleScreenQuery } from './NewEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<NewEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f6a74c30f194ec6b98ac087b27d42d48be8720bd04212b6de4e86f1c3c85582b",
    "metadata": {},
    "name": "NewEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
