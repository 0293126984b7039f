/**
 * @generated SignedSource<<e06d478f26b06b49ea293dfec3d23ec7>>
 * @relayHash e61cf8c011e6a8569e789272b54c24ee
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 22835f6657da9b89e89e30e2f2d3ffccc97371ea5e30106f36f257e1e03df5e2

import { PreloadableConcreteRequest } from 'relay-runtime';
import { RedeemScreenQuery } from './RedeemScreenQuery.graphql';

const node: PreloadableConcreteRequest<RedeemScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "22835f6657da9b89e89e30e2f2d3ffccc97371ea5e30106f36f257e1e03df5e2",
    "metadata": {},
    "name": "RedeemScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
