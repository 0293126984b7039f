/**
 * @generated SignedSource<<f60d620cca23ba943ee35354f42b21ec>>
 * @relayHash 5bf6d0c0f756c813f4edcfe37bfb26e9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2fc8ce0a94b1c45db5001e6b2e59259b31a77cdb7ec1397feca8c7fc2e898186

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EditGoalScreenQuery } from './EditGoalScreenQuery.graphql';

const node: PreloadableConcreteRequest<EditGoalScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2fc8ce0a94b1c45db5001e6b2e59259b31a77cdb7ec1397feca8c7fc2e898186",
    "metadata": {},
    "name": "EditGoalScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
