/**
 * @generated SignedSource<<1da3d5c895ffbd0909827f64b52924d1>>
 * @relayHash 09b9bac43c7b8edc7382d48ebc118eca
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7a58a70ed96835abbff59670820be00d46a7c30118ed26ab9c88893f0732f1f9

import { PreloadableConcreteRequest } from 'relay-runtime';
import { EngagementScreenQuery } from './EngagementScreenQuery.graphql';

const node: PreloadableConcreteRequest<EngagementScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7a58a70ed96835abbff59670820be00d46a7c30118ed26ab9c88893f0732f1f9",
    "metadata": {},
    "name": "EngagementScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
