/**
 * @generated SignedSource<<75524021206bd7099324f4e764b6c6c2>>
 * @relayHash 2c7ec73a430b70ab97280ce7a05bcc9d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3bb99cd3483376524e53150b22065585c439855f00d63b79309f41a77349b886

import { PreloadableConcreteRequest } from 'relay-runtime';
import { BehaviorFlowScreenQuery } from './BehaviorFlowScreenQuery.graphql';

const node: PreloadableConcreteRequest<BehaviorFlowScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3bb99cd3483376524e53150b22065585c439855f00d63b79309f41a77349b886",
    "metadata": {},
    "name": "BehaviorFlowScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
