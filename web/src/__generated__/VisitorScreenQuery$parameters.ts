/**
 * @generated SignedSource<<3bfeefab0bf9b0d27885fe734abb0eec>>
 * @relayHash da9363ebf76c9ac0eb1f104844a4a0af
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 97917cf7bfc562f7d01da23b979c8a0e0b5c137bc426d4f425e3dd560e42b5ea

import { PreloadableConcreteRequest } from 'relay-runtime';
import { VisitorScreenQuery } from './VisitorScreenQuery.graphql';

const node: PreloadableConcreteRequest<VisitorScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "97917cf7bfc562f7d01da23b979c8a0e0b5c137bc426d4f425e3dd560e42b5ea",
    "metadata": {},
    "name": "VisitorScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
