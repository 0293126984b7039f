/**
 * @generated SignedSource<<4e4d84f1970100484e0426004c057ed4>>
 * @relayHash b68712a0f78ce81ece8cfb9a89bf1612
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 46964858acb6b9d0ba5a8c6069ed1d84cf6d659662d2661036c40d14871b329e

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ResetPasswordScreenQuery } from './ResetPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ResetPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "46964858acb6b9d0ba5a8c6069ed1d84cf6d659662d2661036c40d14871b329e",
    "metadata": {},
    "name": "ResetPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
