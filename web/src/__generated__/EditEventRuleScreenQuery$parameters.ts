/**
 * @generated SignedSource<<9e9468f3f2399fe9107881d4aa7f86e9>>
 * @relayHash edb16beadc1dab5c715f6ae3fa85db9a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c7bdfe69e9491c3dcdcd8886940a25e6dd131cb0a662f5ae19a8c64956259a29

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditEventRuleScreenQuery } from './EditEventRuleScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditEventRuleScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c7bdfe69e9491c3dcdcd8886940a25e6dd131cb0a662f5ae19a8c64956259a29",
    "metadata": {},
    "name": "EditEventRuleScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
