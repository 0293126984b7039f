/**
 * @generated SignedSource<<fe2942ba0c23170fc3670d43740ad5e7>>
 * @relayHash 1701d6db12df725bdae33e67aaad4d7e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 745b0d2081a0b5422f1c4b6ef96ca61ba1045894ef379783397a4c1566a29b57

import { PreloadableConcreteRequest } from 'relay-runtime';
import { GetStartedScreenQuery } from './GetStartedScreenQuery.graphql';

const node: PreloadableConcreteRequest<GetStartedScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "745b0d2081a0b5422f1c4b6ef96ca61ba1045894ef379783397a4c1566a29b57",
    "metadata": {},
    "name": "GetStartedScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
