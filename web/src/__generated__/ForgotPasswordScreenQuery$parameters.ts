/**
 * @generated SignedSource<<c58b3dbbf27c2203d8a1f7939e588e4f>>
 * @relayHash 01998683e2d9e7f60a3eeff604f3fc79
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 48654c809f2f4758b6f9472e9cb02f83914ffc35f9b85c4f9481b92f2d427164

import { PreloadableConcreteRequest } from 'relay-runtime';
import { ForgotPasswordScreenQuery } from './ForgotPasswordScreenQuery.graphql';

const node: PreloadableConcreteRequest<ForgotPasswordScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "48654c809f2f4758b6f9472e9cb02f83914ffc35f9b85c4f9481b92f2d427164",
    "metadata": {},
    "name": "ForgotPasswordScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
