/**
 * @generated SignedSource<<07870942a3ad01ec16a3354862a4e43b>>
 * @relayHash bb3c34119971f60144e15ea88404ebc6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4b6a7d77f19a2e457a81621c680618ef0cf4ef2f1bf7824362ae00807206e59e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RetentionScreenQuery } from './RetentionScreenQuery.graphql';

const node: PreloadableConcreteRequest<RetentionScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4b6a7d77f19a2e457a81621c680618ef0cf4ef2f1bf7824362ae00807206e59e",
    "metadata": {},
    "name": "RetentionScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
